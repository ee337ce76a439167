import { interpolateText } from '../i18n/interpolateText';
import { toMessageArgs } from '../mutations/outcome/useNotifyOutcome';
import { recordTitle } from '../fields/titles/recordTitle';
import type { RunningAction } from './actionTarget';
import { actionTexts } from './texts';

type Translate = (text: string, args?: Record<string, string | number>) => string;

/** Returns the title of a dialog about an action: the one of its question, with the name of the record. */
export function getActionTitle({ action, target }: RunningAction, t: Translate): string {
  const { behaviour, label } = action;
  const declaredTitle = (behaviour.kind === 'send' && behaviour.prompt?.title) || label;
  const name = target.record ? recordTitle(target.resource, target.record, t) : '';
  const title = t(declaredTitle, { ...toMessageArgs(target.scope), name });
  return name === '' || title.includes(name)
    ? title
    : interpolateText(actionTexts.confirm_named, { title, name });
}
