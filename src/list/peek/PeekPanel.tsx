import { useEffect, useEffectEvent, useState } from 'react';
import type { RaRecord } from 'ra-core';
import { ActionButtons } from '../../actions/ActionButtons';
import { hasToolbarForm } from '../../actions/hasToolbarForm';
import type { Detail, Resource } from '../../config/types';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { recordTitle } from '../../fields/titles/recordTitle';
import { RecordTitle } from '../../fields/titles/RecordTitle';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useRecordQuery } from '../../queries/record/useRecordQuery';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { topDialog } from '../../ui/dialog/dialogStack';
import { Icon } from '../../ui/icon/Icon';
import { QueryError } from '../../ui/feedback/QueryError';
import { EmptyState } from '../../ui/feedback/states';
import { FieldValue } from '../../fields/core/FieldValue';
import { FieldList } from '../../show/fieldList/FieldList';
import { omitTitle } from '../../show/header/omitTitle';
import { OverflowActions } from '../../show/header/OverflowActions';
import { RecordTags } from '../../show/RecordTags';
import { useVisibleTabs } from '../../show/tabs/useVisibleTabs';
import '../../show/show.css';
import { useListContext } from '../ListContext';
import { getPeekFields } from './getPeekFields';
import type { Peek } from './usePeek';
import './peek.css';
import { peekTexts as texts } from './texts';
import { FollowedRecord } from '../../show/live/FollowedRecord';

/** Elements that handle Escape themselves. */
const OWN_ESCAPE_SELECTOR = 'input, textarea, select, [role="menu"], [aria-expanded="true"]';

interface PeekPanelProps {
  peek: Peek;
  /** Id of the record. */
  id: string;
}

/** Side panel with a record of the list: fields of its header and of its first tab, and its actions at the foot. Escape closes it. */
export default function PeekPanel({ peek, id }: PeekPanelProps) {
  const { resource } = useListContext();
  const { isLoaded, load } = useDeclarations();
  const isDeclarationReady = isLoaded(resource.name, 'all');
  const [loadError, setLoadError] = useState<Error>();
  useEffect(() => {
    if (isDeclarationReady || loadError) return;
    load(resource.name, 'all').catch((error: unknown) =>
      setLoadError(error instanceof Error ? error : new Error(String(error))),
    );
  }, [isDeclarationReady, loadError, load, resource.name]);
  // Until the declarations it references have loaded, the detail must not be read.
  const detail = isDeclarationReady ? resource.show : null;
  const t = useTranslateText();
  const { record, error, isNotFound, isFetching, refetch } = useRecordQuery(resource, id);
  const close = (): void => {
    document.querySelector<HTMLElement>(`tr[data-id="${CSS.escape(id)}"] .row-link`)?.focus();
    peek.close();
  };
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || topDialog()) return;
    if (event.target instanceof Element && event.target.closest(OWN_ESCAPE_SELECTOR)) return;
    close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onEscape(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <aside className="peek" aria-label={texts.region} tabIndex={-1}>
      <header className="peek-head">
        {record && !isNotFound && detail?.image && (
          <FieldValue field={detail.image} record={record} place="cell" />
        )}
        <h2 aria-live="polite">
          {record && !isNotFound ? (
            <RecordTitle resource={resource} record={record} text={recordTitle(resource, record, t)} />
          ) : (
            texts.region
          )}
        </h2>
        <Button
          variant="quiet"
          aria-label={texts.close}
          title={texts.close}
          onClick={close}
          icon={<Icon name="x" size={18} />}
        />
      </header>
      {record && <FollowedRecord resource={resource} id={id} />}
      {isNotFound ? (
        <EmptyState icon={<Icon name="search" size={24} />} title={texts.missing} />
      ) : record && detail ? (
        <PeekContent resource={resource} detail={detail} record={record} />
      ) : error && detail && !isFetching ? (
        <QueryError text={t(detail.error)} error={error} onRetry={refetch} />
      ) : loadError ? (
        <QueryError text={texts.failed} error={loadError} onRetry={() => setLoadError(undefined)} />
      ) : (
        <p role="status" className="muted">
          {texts.loading}
        </p>
      )}
    </aside>
  );
}

interface PeekContentProps {
  resource: Resource;
  detail: Detail;
  record: RaRecord;
}

function PeekContent({ resource, detail, record }: PeekContentProps) {
  const filterVisible = useVisibleTabs();
  const t = useTranslateText();
  const { lead, facts } = getPeekFields(detail, record, filterVisible);
  return (
    <>
      {lead && <FieldList resource={resource} fields={[lead]} record={record} heading={t(lead.label)} />}
      {/* Without tags it has no box. */}
      <div className="peek-tags">
        <RecordTags tags={detail.tags} record={record} />
      </div>
      <FieldList
        resource={resource}
        fields={omitTitle([...detail.header, ...facts], record, recordTitle(resource, record, t), t)}
        record={record}
      />
      <div className="peek-actions">
        <ButtonLink variant="primary" to={`/admin/${resource.route}/${encodeURIComponent(record.id)}`}>
          {texts.open}
        </ButtonLink>
        <ActionButtons
          actions={detail.actions}
          resource={resource}
          record={record}
          hasIconsOnly={detail.actions.some(hasToolbarForm)}
        />
        <OverflowActions resource={resource} detail={detail} record={record} />
      </div>
    </>
  );
}
