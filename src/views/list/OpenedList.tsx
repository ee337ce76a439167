import { ActionsProvider } from '../../actions/ActionsContext';
import { FormPlacesContext } from '../../actions/formPlaces';
import type { OpenedListProps } from '../../actions/openedList';
import { ListView } from './ListView';

/** No form has a place here but above the list. */
const NOWHERE = () => undefined;

/** The list that an action opened. Its own actions run above it: of those around there is one at a time, this one. */
export default function OpenedList({ list, parent, caption }: OpenedListProps) {
  return (
    <ActionsProvider>
      <FormPlacesContext value={NOWHERE}>
        <ListView list={list} parent={parent} caption={caption} isBlock />
      </FormPlacesContext>
    </ActionsProvider>
  );
}
