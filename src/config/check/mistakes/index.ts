import { calendars } from './calendars';
import { combinations } from './combinations';
import { conditions } from './conditions';
import { fieldNames } from './fieldNames';
import { limits } from './limits';
import { otherNames } from './otherNames';
import { shapes } from './shapes';
import { templates } from './templates';
import { wording } from './wording';
import type { Mistake } from './types';

/** Single mistakes in `cars`, from the schema, part by part. `undefined` takes a key away. */
export const mistakes: readonly Mistake[] = [
  ...shapes,
  ...fieldNames,
  ...otherNames,
  ...conditions,
  ...templates,
  ...wording,
  ...limits,
  ...combinations,
  ...calendars,
];

/** Names that say what else may be written beside them: with one of these wrong, nobody knows what is right there. */
export const decisive: readonly string[] = [
  'name',
  'list.rowsFirst',
  'list.rowsRead',
  'route',
  'fields.code.type',
  'fields.code.visibleWhen.field',
  'fields.code.requiredWhen.all[1].any[0].field',
  'fields.owner.resource',
  'detail.tabs.drivers.list.resource',
  'list.expand.resource',
  'list.calendar.rows.resource',
  'actions.upload.dialog',
  'actions.scrap.dialog',
  'actions.scrap.link',
  'actions.hire.opens',
  'actions.reseat.opens.form',
  'create.in',
];
