import type { MouseEvent } from 'react';
import { useLink } from '../../../console/hooks';
import { useText } from '../../../i18n/useText';
import type { TabProps } from '../../../parts/types';
import { namedOrigins } from '../../../session/namedOrigins';
import { tokenToHand } from '../../../session/noToken';
import { NewWindowLink } from '../../../ui/ButtonLink';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/states';
import { readHandover, withToken } from './handover';
import type { HandoverOptions } from './options';
import { texts } from './texts';

/**
 * A notice, and a link to another application that takes the session along. Only an origin that may have the token gets it
 * (decision 23), and only at the click: it stands in no attribute, and the new window knows nothing of this one.
 */
export default function Handover({ options }: TabProps<HandoverOptions>) {
  const t = useText();
  const to = readHandover(useLink(options.link), window.location.origin);
  const isTrusted = to !== undefined && tokenToHand(to.origin, namedOrigins) !== undefined;
  const open = (event: MouseEvent): void => {
    const token = to && tokenToHand(to.origin, namedOrigins);
    // Signed out meanwhile: the other application asks by itself.
    if (!to || token === undefined) return;
    event.preventDefault();
    window.open(withToken(to, token), '_blank', 'noopener,noreferrer');
  };
  return (
    <EmptyState
      title={t(options.title)}
      text={isTrusted ? options.text && t(options.text) : to ? texts.untrusted : texts.unset}
    >
      {isTrusted && (
        <NewWindowLink
          variant="primary"
          href={to.href}
          onClick={open}
          icon={<Icon name="external-link" size={16} />}
        >
          {t(options.label)}
        </NewWindowLink>
      )}
    </EmptyState>
  );
}
