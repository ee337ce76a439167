import { readPath, readSource } from '../../config/values/readPath';
import { isPlainObject } from '../../lib/json';
import type { Field } from '../../config/types';
import { optionsOf } from '../core/optionsOf';
import type { ResolvedFacadeOptions } from './schema';

/** Number of windows of a drawing in each direction. */
const SIZE = 3;

/**
 * Returns the drawn object: the one at `field.source`, else the record itself; undefined for a home that has neither of its
 * members.
 */
export function readHome(record: unknown, field: Field): unknown {
  const sourceValue = readSource(record, field);
  const home = isPlainObject(sourceValue) ? sourceValue : record;
  const { drawing, lit } = optionsOf<ResolvedFacadeOptions>(field);
  if (drawing !== 'home') return home;
  return homeText(home, field) !== '' || typeof readPath(home, lit) === 'boolean' ? home : undefined;
}

/** Returns floor and door as text; '' if the home has none, or none is drawn. */
export const homeText = (value: unknown, field: Field): string => {
  const { drawing, home } = optionsOf<ResolvedFacadeOptions>(field);
  const text = drawing === 'home' && readPath(value, home);
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
};

/** Returns true if the window of the home is lit. */
export const isLit = (value: unknown, field: Field): boolean =>
  readPath(value, optionsOf<ResolvedFacadeOptions>(field).lit) === true;

/** Returns the value of the declared state as text; '' if there is none. */
export const stateText = (value: unknown, field: Field): string => {
  const { state } = optionsOf<ResolvedFacadeOptions>(field);
  const text = state && readPath(value, state.member);
  return typeof text === 'string' ? text : '';
};

/** Returns row and column of a window, from 1 at the top left, as CSS properties: «3 B» is above «2 B» and beside «3 C». */
export function findWindow(home: string): { '--row': number; '--column': number } {
  const floor = Number(/\d+/.exec(home)?.[0] ?? 1) % SIZE;
  let door = 1;
  for (const letter of home.replaceAll(/\d|\s/g, '')) door += letter.charCodeAt(0);
  return { '--row': SIZE - ((floor + SIZE - 1) % SIZE), '--column': (door % SIZE) + 1 };
}
