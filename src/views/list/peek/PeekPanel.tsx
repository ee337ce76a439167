import { useEffect, useEffectEvent, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../../actions/ActionButtons';
import { ActionMenu } from '../../../actions/ActionMenu';
import type { Detail, Resource } from '../../../config/types';
import { useDeclarations } from '../../../console/hooks';
import { recordTitle } from '../../../fields/recordTitle';
import { useText } from '../../../i18n/useText';
import { useRecord } from '../../../records/useRecord';
import { useMay } from '../../../session/useMay';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { topDialog } from '../../../ui/dialogStack';
import { Icon } from '../../../ui/Icon';
import { ReadFailed } from '../../../ui/ReadFailed';
import { EmptyState } from '../../../ui/states';
import { Fact } from '../../detail/Fact';
import '../../detail/detail.css';
import { detailTexts } from '../../detail/texts';
import { useShownList } from '../ListContext';
import type { Peek } from '../usePeek';
import './peek.css';
import { peekTexts as texts } from './texts';

/** What has an Escape of its own. */
const OWN_ESCAPE = 'input, textarea, select, [role="menu"], [aria-expanded="true"]';

interface PeekPanelProps {
  peek: Peek;
  /** Id of the record. */
  id: string;
}

/** A record beside its list: the facts of its detail's head, and what can be done with it. Escape closes it. */
export default function PeekPanel({ peek, id }: PeekPanelProps) {
  const { resource } = useShownList();
  const { isReady, load } = useDeclarations();
  const isThere = isReady(resource.name, 'all');
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (isThere || failure) return;
    load(resource.name, 'all').catch((error: unknown) =>
      setFailure(error instanceof Error ? error : new Error(String(error))),
    );
  }, [isThere, failure, load, resource.name]);
  // What it names may still be on its way: until then it may not be read.
  const detail = isThere ? resource.detail : null;
  const t = useText();
  const { record, error, isMissing, isFetching, retry } = useRecord(resource, id);
  const close = (): void => {
    document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"] .row-link`)?.focus();
    peek.close();
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || topDialog()) return;
    if (event.target instanceof Element && event.target.closest(OWN_ESCAPE)) return;
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => escape(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <aside className="peek" aria-label={texts.region} tabIndex={-1}>
      <header className="peek-head">
        <h2 aria-live="polite">{record && !isMissing ? recordTitle(resource, record, t) : texts.region}</h2>
        <Button
          variant="quiet"
          aria-label={texts.close}
          title={texts.close}
          onClick={close}
          icon={<Icon name="x" size={18} />}
        />
      </header>
      {isMissing ? (
        <EmptyState icon={<Icon name="search" size={24} />} title={texts.missing} />
      ) : record && detail ? (
        <Shown resource={resource} detail={detail} record={record} />
      ) : error && detail && !isFetching ? (
        <ReadFailed text={t(detail.error)} error={error} onRetry={retry} />
      ) : failure ? (
        <ReadFailed text={texts.failed} error={failure} onRetry={() => setFailure(undefined)} />
      ) : (
        <p role="status" className="muted">
          {texts.loading}
        </p>
      )}
    </aside>
  );
}

interface ShownProps {
  resource: Resource;
  detail: Detail;
  record: RaRecord;
}

function Shown({ resource, detail, record }: ShownProps) {
  const may = useMay();
  return (
    <>
      <div className="peek-actions">
        <ButtonLink variant="primary" to={`/admin/${resource.route}/${encodeURIComponent(record.id)}`}>
          {texts.open}
        </ButtonLink>
        <ActionButtons actions={detail.actions} resource={resource} record={record} />
        <ActionMenu
          actions={detail.menu}
          resource={resource}
          record={record}
          label={detailTexts.more_actions}
        />
      </div>
      <dl className="detail-fields">
        {detail.header
          .filter((field) => may(field.access))
          .map((field) => (
            <Fact key={field.name} resource={resource} field={field} record={record} />
          ))}
      </dl>
    </>
  );
}
