import { useId, useMemo } from 'react';
import type { StartList } from '../../../config/schema/startPage';
import { problemText, unknownName } from '../../../config/check/problem';
import type { Column, List, Resource } from '../../../config/types';
import { useResources } from '../../../console/hooks';
import { ListView } from '../../../views/list/ListView';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/states';
import { MayList } from './MayList';
import { texts } from './texts';

interface ListBlockProps {
  title: string;
  list: StartList;
  /** Where it stands in the config, for what is wrong in it. */
  path: string;
}

/** The first rows of a resource's list, and the way to all of them. */
export const ListBlock = (props: ListBlockProps) => (
  <MayList resource={props.list.resource}>
    <Rows {...props} />
  </MayList>
);

function Rows({ title, list: asked, path }: ListBlockProps) {
  const id = useId();
  const resource = useResources().get(asked.resource);
  const list = useMemo(() => resource && listOf(asked, resource), [asked, resource]);
  if (!resource || !list) return <EmptyState title={title} text={texts.noList} />;
  const [wrong] = (asked.columns ?? []).filter((name) => !Object.hasOwn(resource.fields, name));
  if (wrong !== undefined) {
    const problem = unknownName(
      'config.json',
      `${path}.columns`,
      'Campo',
      wrong,
      Object.keys(resource.fields),
    );
    return <EmptyState title={title} text={problemText(problem)} />;
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="block-title">
        {title}
      </h2>
      <ListView list={list} caption={title} isFirst />
      <ButtonLink to={`/admin/${resource.route}`}>{texts.all}</ButtonLink>
    </section>
  );
}

const ROWS = 5;

/** The list of the resource, of as many rows, without what only its own page has. */
function listOf({ columns, rows = ROWS, sort, query }: StartList, { list, fields }: Resource): List | null {
  if (!list) return null;
  const columnOf = (name: string): Column[] => {
    const declared = list.columns.find(({ field }) => field.name === name);
    const field = fields[name];
    if (declared) return [declared];
    return field ? [{ ...plain, field, label: field.label, access: field.access }] : [];
  };
  return {
    ...list,
    title: null,
    columns: columns?.flatMap(columnOf) ?? list.columns,
    inAddress: false,
    pageSize: rows,
    pageSizes: [rows],
    sort: sort ?? list.sort,
    query: { ...list.query, ...query },
    search: null,
    filters: [],
    figures: [],
    sorts: [],
    tabs: [],
    actions: [],
    menu: [],
    bulkActions: [],
    calendar: null,
    export: false,
  };
}

/** A column that the list itself does not have. */
const plain = {
  width: null,
  below: null,
  image: null,
  initial: false,
  link: null,
  newTab: false,
  toggle: null,
  hidden: false,
};
