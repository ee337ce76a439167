import { useActions } from '../actions/useActions';
import type { Action, Resource } from '../config/types';
import { wantDraft } from '../drafts/openForms';
import { draftTexts as texts } from '../drafts/texts';
import { useRecord } from '../records/useRecord';
import { Button } from '../ui/Button';

interface OpenDraftProps {
  resource: Resource;
  action: Action;
  /** Id of the record; '' for something new. */
  id: string;
}

/** Starts the action whose form holds the draft, if this user still may; the record is read for it. */
export function OpenDraft({ resource, action, id }: OpenDraftProps) {
  const isNew = id === '';
  const { record } = useRecord(resource, isNew ? undefined : id);
  const [ready] = useActions([action], { resource, record, selection: undefined, parent: undefined });
  if (!ready || (!isNew && !record)) return null;
  const open = (): void => {
    wantDraft({ resource: resource.name, form: action.id, id });
    ready.run();
  };
  return (
    <Button small variant="primary" why={ready.why} onClick={open}>
      {texts.open}
    </Button>
  );
}
