import type {
  ActionOf,
  AuthoredAction,
  BlockOf,
  FormOf,
  Item,
  ListOf,
  ModesItem,
  ResourceOf,
  TabOf,
} from './authoring';
import type { FieldInput } from './fieldTypes';
import type { ResourceInput } from './schema/resource';

/**
 * Types a declaration in a `.ts` file: a mistyped key or option is a compile error, and so is the name of a field, an
 * action or a column that is not there. Returns it unchanged, as all of these do.
 */
export function defineResource<const F extends string, const A extends string = never>(
  declaration: ResourceOf<F, A>,
): ResourceInput;
export function defineResource(declaration: ResourceInput): ResourceInput {
  return declaration;
}

/** Fields that several declarations share; their names count in each. */
export const defineFields = <const F extends string>(fields: Record<F, FieldInput>): Record<F, FieldInput> =>
  fields;

/** An action apart from its resource: its outcomes and its layout can name the fields of its own form alone. */
export function defineAction<const G extends string = never>(action: ActionOf<G>): AuthoredAction;
export function defineAction(action: AuthoredAction): AuthoredAction {
  return action;
}

/** Actions that several declarations share; their names count in each. */
export const defineActions = <const A extends string>(
  actions: Record<A, AuthoredAction>,
): Record<A, AuthoredAction> => actions;

/** A form apart from its resource; the fields that it names are looked for where it is used. */
export const defineForm = <const F extends string = never, S extends string = string>(
  form: FormOf<F, S>,
): FormOf<F> => form;

/** Items that several forms share. Their type is spelt out, or the compiler would mix up the names of two such lists. */
export const defineItems = <const F extends string, S extends string = string>(
  items: Item<F, S>[],
): (F | { row: F[] } | { section: S } | { show: F } | { step: S } | ModesItem)[] => items;

/** A list apart from its resource; the names in it are looked for where it is used. */
export const defineList = <const F extends string, const A extends string = never>(
  list: ListOf<F, A>,
): ListOf<F, A> => list;

/** A tab apart from its resource; the fields that it names are looked for where it is used. */
export const defineTab = <const F extends string = never, const A extends string = never>(
  tab: TabOf<F, A>,
): TabOf<F, A> => tab;

/** Blocks of a tab apart from it. */
export const defineBlocks = <const F extends string = never, const A extends string = never>(
  blocks: BlockOf<F, A>[],
): BlockOf<F, A>[] => blocks;
