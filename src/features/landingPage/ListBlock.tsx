import { useId, useMemo } from 'react';
import type { LandingList } from '../../config/schema/runtime/landingPage';
import { formatConfigProblem, createUnknownNameProblem } from '../../config/check/problem';
import type { ListColumn, List, Resource } from '../../config/types';
import { useResources } from '../../queries/console/consoleHooks';
import { ListView } from '../../list/ListView';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/states';
import { CanAccessList } from './CanAccessList';
import { landingPageTexts } from './texts';

interface ListBlockProps {
  title: string;
  list: LandingList;
  /** Path in the config, for problem reports. */
  path: string;
}

/** First rows of a resource's list, with a link to the full list. */
export const ListBlock = (props: ListBlockProps) => (
  <CanAccessList resource={props.list.resource}>
    <ListBlockContent {...props} />
  </CanAccessList>
);

function ListBlockContent({ title, list: declaredList, path }: ListBlockProps) {
  const id = useId();
  const resource = useResources().get(declaredList.resource);
  const list = useMemo(() => resource && buildList(declaredList, resource), [declaredList, resource]);
  if (!resource || !list) return <EmptyState title={title} text={landingPageTexts.noList} />;
  const [unknownColumn] = (declaredList.columns ?? []).filter(
    (name) => !Object.hasOwn(resource.fields, name),
  );
  if (unknownColumn !== undefined) {
    const problem = createUnknownNameProblem(
      'config.json',
      `${path}.columns`,
      'field',
      unknownColumn,
      Object.keys(resource.fields),
    );
    return <EmptyState title={title} text={formatConfigProblem(problem)} />;
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="block-title">
        {title}
      </h2>
      <ListView list={list} caption={title} isPreview />
      <ButtonLink to={`/admin/${resource.route}`}>{landingPageTexts.all}</ButtonLink>
    </section>
  );
}

const DEFAULT_ROWS = 5;

/** Builds a short list of the resource, without features of its own page. */
function buildList(
  { columns, rows = DEFAULT_ROWS, sort, query }: LandingList,
  { list, fields }: Resource,
): List | null {
  if (!list) return null;
  const getColumns = (name: string): ListColumn[] => {
    const listColumn = list.columns.find(({ field }) => field.name === name);
    const field = fields[name];
    if (listColumn) return [listColumn];
    return field ? [{ ...defaultColumn, field, label: field.label, access: field.access }] : [];
  };
  return {
    ...list,
    title: null,
    columns: columns?.flatMap(getColumns) ?? list.columns,
    syncUrl: false,
    pageSize: rows,
    pageSizes: [rows],
    sort: sort ?? list.sort,
    query: { ...list.query, ...query },
    search: null,
    filters: [],
    summary: [],
    sortableFields: [],
    tabs: [],
    actions: [],
    overflowActions: [],
    bulkActions: [],
    calendar: null,
    layouts: null,
    views: [],
    export: false,
  };
}

/** Column that the list itself does not have. */
const defaultColumn = {
  width: null,
  below: null,
  belowLabel: null,
  image: null,
  initialLetter: false,
  link: null,
  newTab: false,
  editable: false,
  toggle: null,
  hidden: false,
  usualValue: null,
};
