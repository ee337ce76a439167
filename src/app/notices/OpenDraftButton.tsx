import { useActions } from '../../actions/useActions';
import type { Action, Resource } from '../../config/types';
import { requestDraft } from '../../drafts/openForms';
import { draftTexts as texts } from '../../drafts/texts';
import { useRecordQuery } from '../../queries/record/useRecordQuery';
import { Button } from '../../ui/button/Button';

interface OpenDraftButtonProps {
  resource: Resource;
  action: Action;
  /** Id of the record; '' for a new one. */
  id: string;
}

/** Runs the action whose form has the draft, if this user still can access it; reads the record first. */
export function OpenDraftButton({ resource, action, id }: OpenDraftButtonProps) {
  const isNew = id === '';
  const { record } = useRecordQuery(resource, isNew ? undefined : id);
  const [openAction] = useActions([action], { resource, record, selection: undefined, parent: undefined });
  if (!openAction || (!isNew && !record)) return null;
  const open = (): void => {
    requestDraft({ resource: resource.name, form: action.id, id });
    openAction.run();
  };
  return (
    <Button small variant="primary" disabledReason={openAction.disabledReason} onClick={open}>
      {texts.open}
    </Button>
  );
}
