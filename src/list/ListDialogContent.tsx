import { ActionsProvider } from '../actions/ActionsContext';
import { FormPathContext } from '../actions/formPath';
import type { ListDialogProps } from '../actions/steps/ListDialogContext';
import { ListView } from './ListView';

/** No form has a place here but above the list. */
const noFormPlaces = () => undefined;

/** The list that an action opened. Its own actions run above it: of those around there is one at a time, this one. */
export default function ListDialogContent({ list, parent, caption }: ListDialogProps) {
  return (
    <ActionsProvider>
      <FormPathContext value={noFormPlaces}>
        <ListView list={list} parent={parent} caption={caption} isBlock />
      </FormPathContext>
    </ActionsProvider>
  );
}
