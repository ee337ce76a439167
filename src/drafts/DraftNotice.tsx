import { useTranslateText } from '../i18n/useTranslateText';
import { draftTexts as texts } from './texts';
import { interpolateText } from '../i18n/interpolateText';
import { findRecordChanges, getRecordStamp } from './draftChanges';
import type { Draft } from './drafts';
import { formatDraftTime } from './formatDraftTime';
import { useDraft, type DraftedForm } from './useDraft';
import { Button } from '../ui/button/Button';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog';
import './drafts.css';

/** Saves what the user types as a draft and offers a stored draft above the fields. Nothing is sent automatically. */
export function DraftNotice(form: DraftedForm) {
  const t = useTranslateText();
  const { offeredDraft, restoredDraft, restore, conflictingFields, confirmRestore, cancelRestore, discard } =
    useDraft(form);
  return (
    <>
      {offeredDraft && (
        <section className="notice draft-notice" aria-label={texts.region}>
          <p role="status">
            <span>{getOfferText(offeredDraft)}</span> <OmittedFields draft={offeredDraft} form={form} />{' '}
            <RecordChanges draft={offeredDraft} form={form} />
          </p>
          <div className="draft-actions">
            <Button small variant="primary" onClick={restore}>
              {texts.restore}
            </Button>
            <Button small onClick={discard}>
              {texts.discard}
            </Button>
          </div>
        </section>
      )}
      <ConfirmDialog
        open={conflictingFields.length > 0}
        danger
        title={texts.replaceTitle}
        confirmLabel={texts.restore}
        cancelLabel={texts.keep}
        onConfirm={confirmRestore}
        onClose={cancelRestore}
      >
        <p>
          {interpolateText(texts.replaceText, {
            fields: conflictingFields.map(({ label }) => t(label)).join(', '),
          })}
        </p>
      </ConfirmDialog>
      <p role="status" className={restoredDraft ? 'notice' : 'visually-hidden'}>
        {restoredDraft && <span>{texts.restored}</span>}{' '}
        {restoredDraft && <OmittedFields draft={restoredDraft} form={form} />}
      </p>
    </>
  );
}

/** Lists changed fields whose values the draft does not store. */
function OmittedFields({ draft: { left = [] }, form }: { draft: Draft; form: DraftedForm }) {
  const t = useTranslateText();
  const fields = form.fields.filter(({ name }) => left.includes(name)).map(({ label }) => t(label));
  if (fields.length === 0) return null;
  return <span>{interpolateText(texts.left, { fields: fields.join(', ') })}</span>;
}

/** Shows that the record has changed since the draft was saved, and in which fields. */
function RecordChanges({ draft, form }: { draft: Draft; form: DraftedForm }) {
  const t = useTranslateText();
  const { fields, loaded, record } = form;
  // A new record has no earlier state that could have changed.
  if (record === undefined) return null;
  const changes = findRecordChanges(draft, fields, loaded, getRecordStamp(record));
  if (!changes.hasChanged) return null;
  if (changes.fields.length === 0) return <strong>{texts.changed}</strong>;
  const labels = changes.fields.map(({ label }) => t(label)).join(', ');
  return <strong>{interpolateText(texts.changedFields, { fields: labels })}</strong>;
}

function getOfferText(draft: Draft): string {
  const { day, time, isToday } = formatDraftTime(draft.at);
  return interpolateText(isToday ? texts.found : texts.foundDay, { day, time });
}
