import type { Action, PromptForm, SendBehaviour } from '../config/types';

type ToolbarFormAction = Action & { behaviour: SendBehaviour & { prompt: PromptForm } };

/** True if the form of the action is in the toolbar itself, and not behind a button. */
export const hasToolbarForm = (action: Action): action is ToolbarFormAction =>
  action.behaviour.kind === 'send' &&
  action.behaviour.prompt?.kind === 'form' &&
  action.behaviour.prompt.placement.kind === 'toolbar';
