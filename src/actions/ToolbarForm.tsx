import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { Form, RecordContextProvider, useNotify } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { isEmpty } from '../config/isEmpty';
import type { Action, Field } from '../config/types';
import { FieldInput } from '../fields/FieldInput';
import { muiTheme } from '../layout/muiTheme';
import '../views/form/form.css';
import { useListScope } from './ListScope';
import { useActionFlow } from './useActionFlow';
import type { ReadyAction } from './useActions';

interface ToolbarFormProps {
  form: NonNullable<Action['form']>;
  item: ReadyAction;
}

const EMPTY = {};

/** An action's one field among the buttons of a list: what is chosen there is sent at once, and the field is empty again (AUSER-02). */
export default function ToolbarForm({ form, item: { action, target, why } }: ToolbarFormProps) {
  const list = useListScope();
  const notify = useNotify();
  const [run, setRun] = useState(0);
  const running = useMemo(() => ({ action, target, list, run }), [action, target, list, run]);
  const flow = useActionFlow(
    running,
    useCallback(() => setRun((before) => before + 1), []),
  );
  const { submit } = flow;
  const send = useCallback(
    async (values: Record<string, unknown>) => {
      const problems = await submit(values);
      // The field has no room for a message below it; what was chosen goes, so that it can be chosen again.
      if (problems === null) return;
      for (const text of Object.values(problems)) notify(text, { type: 'error' });
      setRun((before) => before + 1);
    },
    [submit, notify],
  );
  const root = useRef<HTMLDivElement>(null);
  // The field that was sent is gone, and the focus with it.
  useEffect(() => {
    if (run > 0) root.current?.querySelector('input')?.focus();
  }, [run]);
  const [field] = form.fields;
  const context = useMemo(
    () => ({ ...target.record, id: target.record?.id ?? '', parent: target.parent, rows: list?.rows }),
    [target, list?.rows],
  );
  if (!field) return null;
  const asked: Field =
    why === null ? field : { ...field, disabledWhen: [{ when: { all: [] }, why }, ...field.disabledWhen] };
  return (
    <ThemeProvider theme={muiTheme}>
      <div ref={root} className="toolbar-form">
        <Form key={run} record={EMPTY}>
          <RecordContextProvider value={context}>
            <FieldInput field={flow.busy ? { ...asked, readOnly: true } : asked} />
            <SendWhenChosen name={field.name} onChosen={send} />
          </RecordContextProvider>
        </Form>
      </div>
    </ThemeProvider>
  );
}

interface SendWhenChosenProps {
  name: string;
  onChosen: (values: Record<string, unknown>) => Promise<void>;
}

/** Sends a value as soon as there is one. Once: the form begins anew afterwards. */
function SendWhenChosen({ name, onChosen }: SendWhenChosenProps) {
  const value: unknown = useWatch({ name });
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (sent || isEmpty(value)) return;
    setSent(true);
    void onChosen({ [name]: value });
  }, [sent, value, name, onChosen]);
  return null;
}
