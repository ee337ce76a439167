import { decodeOne } from '../../../dataProvider/decode';
import type { Resources } from '../../console/ConsoleContext';
import type { Detail, Resource } from '../../config/types';
import { goodAnswer, operationOf, PLAIN } from './contractHost';

/** Pages written in code that read something by themselves. */
const coded = ['start', 'search?q=sol'];

/**
 * The address below /admin of every list and of every tab of a record, as the declarations have them; records have the
 * id that the contract's example gives them.
 */
export const screensOf = (resources: Resources): string[] => [
  ...coded,
  ...[...resources.values()].flatMap((resource) => [
    ...listScreens(resource),
    ...(resource.detail ? detailScreens(resource, resource.detail) : []),
  ]),
];

const listScreens = ({ list, route }: Resource): string[] =>
  list ? [route, ...list.tabs.slice(1).map(({ key }) => `${route}/${key}`)] : [];

function detailScreens({ api, route }: Resource, { tabs }: Detail): string[] {
  const operation = api.one && operationOf('GET', api.one.path);
  const id = operation && api.one ? decodeOne(goodAnswer(operation), api.one.data).id : PLAIN.id;
  return tabs.flatMap(({ key, content }) =>
    content.kind === 'tabs'
      ? content.tabs.map((sub) => `${route}/${id}/${key}/${sub.key}`)
      : [`${route}/${id}/${key}`],
  );
}
