import type { DeclaredField } from './fieldTypes';
import type { OutcomeInput } from './schema/common';
import type { FormInput } from './schema/form';
import type { ListInput } from './schema/list/list';
import type { RelatedListInput } from './schema/list/relatedList';
import type { ShowInput } from './schema/show';
import type { ResourceInput } from './schema/resource';

/**
 * The types of declarations in `.ts` files, narrowed to names that are there: `F` are the fields of the resource, `A` its
 * actions. They add to the types of the schema, which say everything else.
 */

/** Type of an action in a declaration. */
export type AuthoredAction = NonNullable<ResourceInput['actions']>[string];
/** Actions that a resource has without writing them, as far as it declares the form or the call. */
type BuiltInActionId = 'create' | 'edit' | 'delete';

/** Item of a form layout, in order. `S` is there to be inferred, or headings would be taken for names. */
export type FormLayoutItem<F extends string, S extends string = string> =
  | F
  | { row: F[]; widths?: number[] | undefined }
  | { section: S }
  | { computed: F }
  | { step: S }
  | AlternativesItem;
/** The names in it are known to the checker alone: the compiler would mix them up with those around it. */
export type AlternativesItem = Extract<FormInput['fields'][number], { alternatives: unknown }>;
/** A field of the form, or a part of one that has several inputs. */
type TypedOutcome<F extends string> = Omit<OutcomeInput, 'field'> & {
  field?: F | `${F}.${string}` | undefined;
};

type TypedFields<F extends string> = Record<F, DeclaredField>;

/** An action whose form has the fields `G`. */
export type TypedAction<G extends string> = AuthoredAction & {
  form?: { fields: TypedFields<G>; layout?: readonly FormLayoutItem<NoInfer<G>>[] | undefined } | undefined;
  outcomes?: TypedOutcome<NoInfer<G>>[] | undefined;
};

type Warn = NonNullable<FormInput['warn']>;
type WarnRule = Omit<Warn['rules'][number], 'field'>;
type Batch = NonNullable<FormInput['batch']>;

/** A form over the fields `F`. */
export type TypedForm<F extends string, S extends string = string> = Omit<
  FormInput,
  'fields' | 'prefill' | 'outcomes' | 'warn' | 'batch'
> & {
  fields: FormLayoutItem<F, S>[];
  prefill?: F | undefined;
  outcomes?: TypedOutcome<F>[] | undefined;
  warn?: (Omit<Warn, 'rules'> & { rules: (WarnRule & { field: F })[] }) | undefined;
  batch?: (Omit<Batch, 'scan'> & { scan: F[] }) | undefined;
};

type ColumnObject = Exclude<ListInput['columns'][number], string>;
type Column<F extends string, A extends string> =
  | F
  | (ColumnObject & {
      field: F;
      below?: F | undefined;
      image?: F | undefined;
      toggle?: { on: A; off: A } | undefined;
    });

type FilterObject = Exclude<NonNullable<ListInput['filters']>[number], string>;

interface ListNames<F extends string, A extends string> {
  columns: readonly Column<F, A>[];
  sort?: false | { field: F } | undefined;
  sortableFields?: readonly F[] | undefined;
  filters?: readonly (F | (FilterObject & { field: F }))[] | undefined;
  rowClick?: false | string | { action: A } | { urlField: F } | undefined;
  actions?: readonly A[] | undefined;
  overflowActions?: readonly A[] | undefined;
  rowActions?: readonly A[] | undefined;
  rowButtons?: readonly A[] | undefined;
  bulkActions?: readonly A[] | undefined;
}

/** A list that belongs to a record: of the resource itself its names are known, of another one the checker knows them. */
type TypedRelatedList<F extends string, A extends string> =
  | (RelatedListInput & { resource: string })
  | (RelatedListInput & { resource?: undefined } & ListNames<F, A>);

type ListTab = NonNullable<ListInput['tabs']>[string];
/** The list of a resource. */
export type TypedList<F extends string, A extends string> = ListInput &
  ListNames<F, A> & {
    tabs?: Record<string, ListTab & { list?: TypedRelatedList<F, A> | undefined }> | undefined;
  };

type TabInput = ShowInput['tabs'][string];
type TabFormInput = NonNullable<TabInput['form']>;
interface ContentNames<F extends string, A extends string> {
  fields?: readonly F[] | undefined;
  list?: TypedRelatedList<NoInfer<F>, NoInfer<A>> | undefined;
  form?:
    | (TabFormInput & { fields: readonly FormLayoutItem<F>[]; unchangedWhen?: Partial<Record<F, unknown>> })
    | undefined;
}
type BlockInput = NonNullable<TabInput['blocks']>[number];
/** Block of a tab, in order. */
export type TypedBlock<F extends string, A extends string> = BlockInput & ContentNames<F, A>;
/** A tab of a detail. */
export type TypedTab<F extends string, A extends string> = TabInput &
  ContentNames<F, A> & {
    blocks?: readonly TypedBlock<F, A>[] | undefined;
    tabs?: Record<string, TypedBlock<F, A>> | undefined;
  };

type TypedShow<F extends string, A extends string> = ShowInput & {
  header: { fields: readonly F[]; image?: F | undefined };
  actions?: readonly A[] | undefined;
  overflowActions?: readonly A[] | undefined;
  tabs: Record<string, TypedTab<F, A>>;
};

/** A declaration whose fields are `F` and whose own actions are `A`: it can name these alone. */
export type TypedResource<F extends string, A extends string> = ResourceInput & {
  fields: TypedFields<F>;
  actions?: Record<A, AuthoredAction> | undefined;
  list?: TypedList<NoInfer<F>, NoInfer<A> | BuiltInActionId> | undefined;
  show?: TypedShow<NoInfer<F>, NoInfer<A> | BuiltInActionId> | undefined;
  create?: TypedForm<NoInfer<F>> | undefined;
  edit?: Omit<TypedForm<NoInfer<F>>, 'batch'> | undefined;
};
