/**
 * The normalised declaration: what `normalise` makes of an authored one. Every default is filled, so nothing
 * downstream asks "and if it is missing?". `null` says "deliberately none".
 */

export type * from './common';
export type * from './field';
export type * from './api';
export type * from './dialect';
export type * from './outcome';
export type * from './form';
export type * from './action';
export type * from './list';
export type * from './masterDetail';
export type * from './detail';
export type * from './resource';
export type * from './problem';
