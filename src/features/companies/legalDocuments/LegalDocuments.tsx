import { useState } from 'react';
import { UnknownOutcomeStep } from '../../../actions/steps/UnknownOutcomeStep';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog';
import { EmptyState, Skeletons } from '../../../ui/feedback/states';
import { Icon } from '../../../ui/icon/Icon';
import { LoadError } from '../../../ui/feedback/LoadError';
import type { TabExtensionProps } from '../../../extensions/types';
import { LegalFiles } from './LegalFiles';
import { LegalForm } from './LegalForm';
import { LegalSwitch } from './LegalSwitch';
import { buildLegalBody } from './legalRecord';
import { FailedChangeNotice } from './FailedChangeNotice';
import { useLegalDocuments, type LegalChange } from './useLegalDocuments';
import { useSubmit } from '../../../mutations/submit/useSubmit';
import { globalTexts } from '../../../i18n/messages/global';
import { Button } from '../../../ui/button/Button';
import { legalDocumentsTexts } from './texts';
import './legalDocuments.css';

type ConfirmedAction = 'on' | 'off' | 'delete' | null;

/**
 * Terms of service and privacy policy of a company. Three states: empty, content (a form), and disabled content (read only,
 * the switch off).
 */
export default function LegalDocuments({ record: client, resource }: TabExtensionProps) {
  const documents = useLegalDocuments(resource, String(client.id));
  const { record, isPending, error, refetch, canChange, failure, dismissFailure, mutation } = documents;
  const { busy, submit, unknownOutcome, dismissUnknownOutcome } = useSubmit(mutation);
  const [isFormOpen, setFormOpen] = useState(false);
  const [confirmAction, setConfirmAction] = useState<ConfirmedAction>(null);
  const [formKey, setFormKey] = useState(0);
  const [previousRecord, setPreviousRecord] = useState(record);
  // A different record, for example after a save with unknown outcome: reset the form to it.
  if (record !== previousRecord) {
    setPreviousRecord(record);
    setFormKey(formKey + 1);
  }
  if (error) return <LoadError text={legalDocumentsTexts.load_error} error={error} onRetry={refetch} />;
  if (isPending) return <Skeletons lines={6} />;

  // An empty response means that nothing was stored, so the switch goes back.
  const isOn = record ? record.enabled : isFormOpen && !failure?.isEmptyAnswer;
  const isDefault = record?.isDefault === true;
  const noPermissionReason = canChange ? undefined : globalTexts.no_permission;

  async function handleConfirm(): Promise<void> {
    if (record && confirmAction) {
      const body = confirmAction === 'delete' ? null : buildLegalBody(record, confirmAction === 'on');
      await submit({ action: confirmAction, body } satisfies LegalChange);
    } else {
      dismissFailure();
      setFormOpen(confirmAction === 'on');
    }
    setConfirmAction(null);
  }

  return (
    <section className="card legal-tab" aria-label={legalDocumentsTexts.title}>
      <header className="legal-head">
        <LegalSwitch
          checked={isOn}
          description={
            !isOn
              ? legalDocumentsTexts.is_off
              : record
                ? legalDocumentsTexts.is_on
                : legalDocumentsTexts.is_new
          }
          disabledReason={noPermissionReason ?? (isDefault ? legalDocumentsTexts.default_switch : undefined)}
          onToggle={() => setConfirmAction(isOn ? 'off' : 'on')}
        />
        {record && (
          <Button
            danger
            disabledReason={
              noPermissionReason ?? (isDefault ? legalDocumentsTexts.default_delete : undefined)
            }
            onClick={() => setConfirmAction('delete')}
            icon={<Icon name="trash" size={16} />}
          >
            {legalDocumentsTexts.delete}
          </Button>
        )}
      </header>
      {failure && (
        <FailedChangeNotice
          failure={failure}
          busy={busy}
          onRetry={() => void submit({ action: failure.action, body: failure.body } satisfies LegalChange)}
        />
      )}
      {isOn && canChange ? (
        <LegalForm
          key={formKey}
          record={record}
          mutation={mutation}
          onCancel={() => {
            setFormOpen(false);
            setFormKey(formKey + 1);
          }}
        />
      ) : record ? (
        <LegalFiles record={record} />
      ) : (
        <EmptyState
          icon={<Icon name="file-text" size={24} />}
          title={legalDocumentsTexts.empty}
          text={legalDocumentsTexts.empty_text}
        />
      )}
      <ConfirmDialog
        open={confirmAction !== null}
        danger={confirmAction === 'delete'}
        busy={busy}
        title={legalDocumentsTexts[`ask_${confirmAction ?? 'on'}`]}
        confirmLabel={legalDocumentsTexts[`do_${confirmAction ?? 'on'}`]}
        onConfirm={() => void handleConfirm()}
        onClose={() => setConfirmAction(null)}
      >
        <p>{consequenceText(record !== undefined, confirmAction ?? 'on')}</p>
      </ConfirmDialog>
      {unknownOutcome && <UnknownOutcomeStep error={unknownOutcome.error} onClose={dismissUnknownOutcome} />}
    </section>
  );
}

/** Returns the text about the consequence; before the first save there is nothing to delete. */
const consequenceText = (isSaved: boolean, action: 'on' | 'off' | 'delete'): string =>
  isSaved || action === 'delete'
    ? legalDocumentsTexts[`text_${action}`]
    : legalDocumentsTexts[`text_new_${action}`];
