import { useText } from '../i18n/useText';
import { draftTexts as texts } from './texts';
import { fillText } from '../i18n/fillText';
import { changedMeanwhile, stampOf } from './changes';
import type { Draft } from './drafts';
import { draftTime } from './draftTime';
import { useDraft, type DraftedForm } from './useDraft';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import './drafts.css';

/** Keeps what is typed, and offers above the fields what an earlier visit left; nothing is sent by itself. */
export function DraftNotice(form: DraftedForm) {
  const t = useText();
  const { offer, restored, restore, asking, restoreAnyway, keepTyped, discard } = useDraft(form);
  return (
    <>
      {offer && (
        <section className="notice draft-notice" aria-label={texts.region}>
          <p role="status">
            <span>{foundText(offer)}</span> <Left draft={offer} form={form} />{' '}
            <Changed draft={offer} form={form} />
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
        open={asking.length > 0}
        danger
        title={texts.replaceTitle}
        confirmLabel={texts.restore}
        cancelLabel={texts.keep}
        onConfirm={restoreAnyway}
        onClose={keepTyped}
      >
        <p>{fillText(texts.replaceText, { fields: asking.map(({ label }) => t(label)).join(', ') })}</p>
      </ConfirmDialog>
      <p role="status" className={restored ? 'notice' : 'visually-hidden'}>
        {restored && <span>{texts.restored}</span>} {restored && <Left draft={restored} form={form} />}
      </p>
    </>
  );
}

/** What the form held as well and the draft does not bring back. */
function Left({ draft: { left = [] }, form }: { draft: Draft; form: DraftedForm }) {
  const t = useText();
  const fields = form.fields.filter(({ name }) => left.includes(name)).map(({ label }) => t(label));
  if (fields.length === 0) return null;
  return <span>{fillText(texts.left, { fields: fields.join(', ') })}</span>;
}

/** That the record is another one by now, and where. */
function Changed({ draft, form }: { draft: Draft; form: DraftedForm }) {
  const t = useText();
  const { fields, loaded, record } = form;
  // Something new has no earlier state that could have changed.
  if (record === undefined) return null;
  const found = changedMeanwhile(draft, fields, loaded, stampOf(record));
  if (!found.changed) return null;
  if (found.fields.length === 0) return <strong>{texts.changed}</strong>;
  const names = found.fields.map(({ label }) => t(label)).join(', ');
  return <strong>{fillText(texts.changedFields, { fields: names })}</strong>;
}

function foundText(draft: Draft): string {
  const { day, time, isToday } = draftTime(draft.at);
  return fillText(isToday ? texts.found : texts.foundDay, { day, time });
}
