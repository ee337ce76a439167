/**
 * Types of the normalised declaration, the result of `normalise`. Every default is filled, so later code needs no checks for
 * missing members. `null` means "deliberately none".
 */

export type * from './common';
export type * from './field';
export type * from './filter';
export type * from './api';
export type * from './dialect';
export type * from './outcome';
export type * from './form';
export type * from './action';
export type * from './list';
export type * from './layout';
export type * from './masterDetail';
export type * from './show';
export type * from './resource';
export type * from './problem';
