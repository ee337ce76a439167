import { useCallback, useMemo, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import type { Scope } from '../../dataProvider';
import type { AskForm, Field, Panel } from '../config/types';
import type { DraftPlace } from '../drafts/drafts';
import { useText } from '../i18n/useText';
import { LoadFailed } from '../ui/LoadFailed';
import type { WriteEnd } from '../writes/useWrite';
import { DeclaredForm } from './DeclaredForm';
import { FormPanel } from './FormPanel';
import { FormSkeleton } from './FormSkeleton';
import { initialValues } from './initialValues';
import { useFormSession, type FormSession } from './useFormSession';
import { useLoadedRecord } from './useLoadedRecord';
import { formTexts } from '../i18n/es/form';

interface ActionFormProps {
  form: AskForm;
  panel: Panel;
  record: RaRecord | undefined;
  /** The record in whose tab the action stands. */
  parent: RaRecord | undefined;
  /** Title of the record the action is done to. */
  name: string;
  /** Selected records. */
  count: number;
  /** `more`: what the form loaded, for the scope of the call. */
  onSubmit: (values: Record<string, unknown>, more?: Scope) => Promise<WriteEnd>;
  /** Name of the action's resource, one run of the action, and what it sees: for what the form loads. */
  resource: string;
  run: string;
  scope: Scope;
  /** Where what is typed is kept; its title is the form's. */
  place: Omit<DraftPlace, 'title'>;
  /** See `DeclaredForm`. */
  canCheck: boolean;
  /** What the last answer said. */
  outcome: ReactNode;
  /** What it does is dangerous. */
  danger: boolean;
  onClose: () => void;
}

/** The form of an action: its fields belong to the action, the record is what conditions may look at. */
export default function ActionForm(props: ActionFormProps) {
  const { form, panel, place, onClose } = props;
  const t = useText();
  const args = { name: props.name, smart_count: props.count };
  const title = t(form.title, args);
  const session = useFormSession({ place: { ...place, title }, asks: true, onClose });
  const inner = { ...props, session, text: form.text === null ? null : t(form.text, args) };
  return (
    <FormPanel place={panel} title={title} session={session}>
      {form.load ? <LoadedFields {...inner} load={form.load} /> : <ActionFields {...inner} />}
    </FormPanel>
  );
}

interface FieldsProps extends ActionFormProps {
  session: FormSession;
  text: string | null;
}

/** Once the record is there that the fields begin with, or the host said that there is none. */
function LoadedFields({ load, ...props }: FieldsProps & { load: NonNullable<AskForm['load']> }) {
  const t = useText();
  const { resource, run, scope } = props;
  const { data, error, isFetching, retry, readNow } = useLoadedRecord({
    resource,
    load,
    run,
    scope,
    members: membersOf(props.form.fields),
  });
  // What the form begins with stays; what is read later is compared with what was typed.
  if (data !== undefined)
    return <ActionFields {...props} loaded={data} readNow={data ? readNow : undefined} />;
  if (error && !isFetching) return <LoadFailed text={t(load.error)} error={error} onRetry={retry} />;
  return <FormSkeleton />;
}

/** The members of a record that fields look at. */
const membersOf = (fields: readonly Field[]): string[] =>
  fields.flatMap(({ source, spellings }) => [source, ...spellings].map((path) => path.split('.')[0] ?? path));

/** `loaded`: null where there is none; undefined where nothing is loaded. */
function ActionFields({
  loaded,
  readNow,
  ...props
}: FieldsProps & {
  loaded?: RaRecord | null;
  readNow?: (() => Promise<RaRecord | undefined>) | undefined;
}) {
  const { form, record, parent, session, text, outcome, canCheck, danger, onSubmit } = props;
  const t = useText();
  const edited = useMemo(() => (loaded ? { ...loaded, $loaded: loaded } : undefined), [loaded]);
  const context = useMemo(
    () => (loaded === undefined ? record : { id: '', ...record, $loaded: loaded }),
    [record, loaded],
  );
  const send = useCallback<ActionFormProps['onSubmit']>(
    (values) => onSubmit(values, loaded === undefined ? undefined : { $loaded: loaded }),
    [onSubmit, loaded],
  );
  return (
    <DeclaredForm
      form={form}
      record={edited}
      context={context}
      parent={parent}
      submitLabel={t(form.submit)}
      cancelLabel={formTexts.cancel}
      initial={edited ? undefined : initialValues(form.fields, record, parent)}
      onSubmit={send}
      readNow={readNow}
      session={session}
      canCheck={canCheck}
      danger={danger}
      intro={
        <>
          {text !== null && <p>{text}</p>}
          {outcome}
        </>
      }
    />
  );
}
