import { ActionsProvider } from '../actions/ActionsContext';
import { FormPathContext } from '../actions/formPath';
import type { ListDialogProps } from '../actions/steps/ListDialogContext';
import { ListView } from './ListView';

/** A form can only open above this list. */
const noFormPlaces = () => undefined;

/**
 * The list that an action opened. Actions of the outer list run one at a time and this dialog is one of them, so its own
 * actions run above it.
 */
export default function ListDialogContent({ list, parent, caption }: ListDialogProps) {
  return (
    <ActionsProvider>
      <FormPathContext value={noFormPlaces}>
        <ListView list={list} parent={parent} caption={caption} isBlock />
      </FormPathContext>
    </ActionsProvider>
  );
}
