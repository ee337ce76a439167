import type { Action, Resource } from '../../config/types';
import { isOwnDeletion } from './isOwnDeletion';

/** True if the question of an action shows what depends on the record. */
export const hasImpact = (action: Action, resource: Resource): boolean =>
  action.behaviour.kind === 'send' && (action.behaviour.impact !== null || isOwnDeletion(action, resource));
