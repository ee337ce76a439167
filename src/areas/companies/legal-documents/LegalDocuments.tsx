import { useState } from 'react';
import type { ApiError } from '../../../../dataProvider';
import { UnknownStep } from '../../../actions/UnknownStep';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { EmptyState, Skeletons } from '../../../ui/states';
import { Icon } from '../../../ui/Icon';
import { LoadFailed } from '../../../ui/LoadFailed';
import type { TabProps } from '../../../parts/types';
import { LegalFiles } from './LegalFiles';
import { LegalForm } from './LegalForm';
import { LegalSwitch } from './LegalSwitch';
import { legalBody, type LegalBody } from './legalRecord';
import { NotDone } from './NotDone';
import { useLegalDocuments, type LegalAct } from './useLegalDocuments';
import { globalTexts } from '../../../i18n/es/global';
import { Button } from '../../../ui/Button';
import { texts } from './texts';
import './legalDocuments.css';

type Asking = 'on' | 'off' | 'delete' | null;

/**
 * Terms of service and privacy policy of a company (CLIENT-43..CLIENT-64). Three states: empty, content (a form), and
 * disabled content (read only, the switch off).
 */
export default function LegalDocuments({ record: client, resource }: TabProps) {
  const documents = useLegalDocuments(resource, String(client.id));
  const { record, isPending, error, retry, busy, mayChange, failed, forget, send } = documents;
  const [opened, setOpened] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const [lost, setLost] = useState<ApiError>();
  const [run, setRun] = useState(0);
  const [kept, setKept] = useState(record);
  // Another record than before, such as that of a save whose answer was lost: the form starts from it (CLIENT-47).
  if (record !== kept) {
    setKept(record);
    setRun(run + 1);
  }
  if (error) return <LoadFailed text={texts.load_error} error={error} onRetry={retry} />;
  if (isPending) return <Skeletons lines={6} />;

  // What was answered with nothing is not there: the switch goes back (CLIENT-53).
  const isOn = record ? record.enabled : opened && !failed?.isNothing;
  const isDefault = record?.isDefault === true;
  const denied = mayChange ? undefined : globalTexts.no_permission;

  async function change(act: LegalAct, body: LegalBody | null): Promise<void> {
    const ended = await send(act, body);
    if (ended.kind === 'lost') setLost(ended.error);
    if (ended.kind === 'done') await ended.leave();
  }

  async function confirmed(): Promise<void> {
    if (record && asking)
      await change(asking, asking === 'delete' ? null : legalBody(record, asking === 'on'));
    else {
      forget();
      setOpened(asking === 'on');
    }
    setAsking(null);
  }

  return (
    <section className="card legal-tab" aria-label={texts.title}>
      <header className="legal-head">
        <LegalSwitch
          on={isOn}
          says={!isOn ? texts.is_off : record ? texts.is_on : texts.is_new}
          why={denied ?? (isDefault ? texts.default_switch : undefined)}
          onToggle={() => setAsking(isOn ? 'off' : 'on')}
        />
        {record && (
          <Button
            danger
            why={denied ?? (isDefault ? texts.default_delete : undefined)}
            onClick={() => setAsking('delete')}
            icon={<Icon name="trash" size={16} />}
          >
            {texts.delete}
          </Button>
        )}
      </header>
      {failed && <NotDone failed={failed} busy={busy} onRetry={() => void change(failed.act, failed.body)} />}
      {isOn && mayChange ? (
        <LegalForm
          key={run}
          record={record}
          onSave={(body) => send('save', body)}
          onCancel={() => {
            setOpened(false);
            setRun(run + 1);
          }}
        />
      ) : record ? (
        <LegalFiles record={record} />
      ) : (
        <EmptyState icon={<Icon name="file-text" size={24} />} title={texts.empty} text={texts.empty_text} />
      )}
      <ConfirmDialog
        open={asking !== null}
        danger={asking === 'delete'}
        busy={busy}
        title={texts[`ask_${asking ?? 'on'}`]}
        confirmLabel={texts[`do_${asking ?? 'on'}`]}
        onConfirm={() => void confirmed()}
        onClose={() => setAsking(null)}
      >
        <p>{consequence(record !== undefined, asking ?? 'on')}</p>
      </ConfirmDialog>
      {lost && <UnknownStep error={lost} onClose={() => setLost(undefined)} />}
    </section>
  );
}

/** What follows of it; there is nothing to delete before something was saved. */
const consequence = (isSaved: boolean, act: 'on' | 'off' | 'delete'): string =>
  isSaved || act === 'delete' ? texts[`text_${act}`] : texts[`text_new_${act}`];
