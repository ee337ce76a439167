import type {
  TypedAction,
  AuthoredAction,
  TypedBlock,
  TypedForm,
  FormLayoutItem,
  TypedList,
  AlternativesItem,
  TypedResource,
  TypedTab,
} from './authoringTypes';
import type { DeclaredField } from './fieldTypes';
import type { ResourceInput } from './schema/resource';

/**
 * Types a declaration in a `.ts` file: a mistyped key or option is a compile error, and so is the name of a field, an
 * action or a column that is not there. Returns it unchanged, as all of these do.
 */
export function defineResource<const F extends string, const A extends string = never>(
  declaration: TypedResource<F, A>,
): ResourceInput;
export function defineResource(declaration: ResourceInput): ResourceInput {
  return declaration;
}

/** Fields that several declarations share; their names count in each. */
export const defineFields = <const F extends string>(
  fields: Record<F, DeclaredField>,
): Record<F, DeclaredField> => fields;

/** An action apart from its resource: its outcomes and its layout can name the fields of its own form alone. */
export function defineAction<const G extends string = never>(action: TypedAction<G>): AuthoredAction;
export function defineAction(action: AuthoredAction): AuthoredAction {
  return action;
}

/** Actions that several declarations share; their names count in each. */
export const defineActions = <const A extends string>(
  actions: Record<A, AuthoredAction>,
): Record<A, AuthoredAction> => actions;

/** A form apart from its resource; the fields that it names are looked for where it is used. */
export const defineForm = <const F extends string = never, S extends string = string>(
  form: TypedForm<F, S>,
): TypedForm<F> => form;

/** Items that several forms share. Their type is spelt out, or the compiler would mix up the names of two such lists. */
export const defineItems = <const F extends string, S extends string = string>(
  items: FormLayoutItem<F, S>[],
): (
  | F
  | { row: F[]; widths?: number[] | undefined }
  | { section: S }
  | { computed: F }
  | { step: S }
  | AlternativesItem
)[] => items;

/** A list apart from its resource; the names in it are looked for where it is used. */
export const defineList = <const F extends string, const A extends string = never>(
  list: TypedList<F, A>,
): TypedList<F, A> => list;

/** A tab apart from its resource; the fields that it names are looked for where it is used. */
export const defineTab = <const F extends string = never, const A extends string = never>(
  tab: TypedTab<F, A>,
): TypedTab<F, A> => tab;

/** Blocks of a tab apart from it. */
export const defineBlocks = <const F extends string = never, const A extends string = never>(
  blocks: TypedBlock<F, A>[],
): TypedBlock<F, A>[] => blocks;
