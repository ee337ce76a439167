import type { MouseEvent } from 'react';
import { useExternalLink } from '../../queries/console/consoleHooks';
import { useTranslateText } from '../../i18n/useTranslateText';
import type { TabExtensionProps } from '../../extensions/types';
import { trustedOrigins } from '../../session/trustedOrigins';
import { getShareableToken } from '../../session/tokenPlaceholder';
import { NewWindowLink } from '../../ui/button/ButtonLink';
import { Icon } from '../../ui/icon/Icon';
import { EmptyState } from '../../ui/feedback/states';
import { parseHandoverTarget, buildHandoverUrl } from './handoverTarget';
import type { HandoverOptions } from './options';
import { handoverTexts } from './texts';

/**
 * A notice, and a link to another application that takes the session along. Only an origin that may have the token gets it
 * (decision 23), and only at the click. The token is in no attribute, and the new window has no reference to this one.
 */
export default function SessionHandover({ options }: TabExtensionProps<HandoverOptions>) {
  const t = useTranslateText();
  const target = parseHandoverTarget(useExternalLink(options.link), window.location.origin);
  const isTrusted = target !== undefined && getShareableToken(target.origin, trustedOrigins) !== undefined;
  const openWithToken = (event: MouseEvent): void => {
    const token = target && getShareableToken(target.origin, trustedOrigins);
    // Signed out meanwhile: the other application asks for a sign-in itself.
    if (!target || token === undefined) return;
    event.preventDefault();
    window.open(buildHandoverUrl(target, token), '_blank', 'noopener,noreferrer');
  };
  return (
    <EmptyState
      title={t(options.title)}
      text={
        isTrusted ? options.text && t(options.text) : target ? handoverTexts.untrusted : handoverTexts.unset
      }
    >
      {isTrusted && (
        <NewWindowLink
          variant="primary"
          href={target.href}
          onClick={openWithToken}
          icon={<Icon name="external-link" size={16} />}
        >
          {t(options.label)}
        </NewWindowLink>
      )}
    </EmptyState>
  );
}
