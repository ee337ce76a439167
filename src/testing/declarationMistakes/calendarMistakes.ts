import type { DeclarationMistake } from './declarationMistake';

/** The calendar of a list. */
export const calendarMistakes: readonly DeclarationMistake[] = [
  ['an unknown key of a calendar', 'list.calendar.labelFeilds', ['code'], { suggestion: 'labelFields' }],
  ['the field of a row', 'list.calendar.rowField', 'modl', { suggestion: 'model' }],
  [
    'a row that is called as an id',
    'list.calendar.rowField',
    'owner',
    { found: /"reference".*use .*"rows"/, allowed: 'rows' },
  ],
  [
    'a row of several ids',
    'list.calendar.rowField',
    'guests',
    { found: /"references".*use .*"rows"/, allowed: 'rows' },
  ],
  ['the id of a row', 'list.calendar.rowId', 'ownr.id', { suggestion: 'owner' }],
  ['the resource of rows', 'list.calendar.rows.resource', 'peple', { suggestion: 'people' }],
  ['the hours of a row', 'list.calendar.rows.openingHours.hours', 'nme', { suggestion: 'name' }],
  ['the days of a row', 'list.calendar.rows.openingHours.days', 'compny', { suggestion: 'company' }],
  [
    'a name in the path of rows that no record stands above',
    'list.calendar.rows.path',
    '/cars/{id}/people',
    { found: /id/ },
  ],
  ['rows without an id', 'list.calendar.rowId', undefined, { path: 'list.calendar.rows', allowed: 'rowId' }],
  ['a day', 'list.calendar.dayField', 'wshed', { suggestion: 'washed' }],
  ['a day that is none', 'list.calendar.dayField', 'seats', { found: /no day/, allowed: 'date' }],
  ['a beginning', 'list.calendar.startField', 'washed_form', { suggestion: 'washed_from' }],
  [
    'a beginning that is none',
    'list.calendar.startField',
    'electric',
    { found: /no time/, allowed: 'dateTime' },
  ],
  [
    'a time of no day',
    'list.calendar.dayField',
    undefined,
    { path: 'list.calendar.endField', found: /its day/, allowed: 'dayField' },
  ],
  ['a field of an entry', 'list.calendar.labelFields[0]', 'cod', { suggestion: 'code' }],
  [
    'an entry that is called as an id',
    'list.calendar.labelFields[0]',
    'owner',
    { found: /only an id: use/, allowed: 'text' },
  ],
];
