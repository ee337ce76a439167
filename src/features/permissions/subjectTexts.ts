import { interpolateText } from '../../i18n/interpolateText';
import { activeView } from '../../lib/viewAs/activeView';
import { permissionsTexts as texts } from './texts';

/** Returns the column headers about the subject: the signed-in user, or the role as which the console is seen. */
export function getSubjectTexts(): { heldLabel: string; haveLabel: string } {
  const name = activeView.current?.name;
  return name === undefined
    ? { heldLabel: texts.columns.held, haveLabel: texts.parts.have }
    : {
        heldLabel: interpolateText(texts.columns.held_by, { name }),
        haveLabel: interpolateText(texts.parts.have_by, { name }),
      };
}
