import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type Edit,
  type Node,
} from 'jsonc-parser';
import type { Change } from './changes';
import { changesFor } from './upgrade';
import { LANGUAGE } from './version';

/** What the text of a file became. */
export interface Upgraded {
  text: string;
  changes: readonly Change[];
}

/**
 * Rewrites older spellings in the text of a declaration or a config. Only the keys and values in question are touched: comments,
 * order and layout stay. A version that the file says becomes that of this console.
 */
export function upgradeText(text: string): Upgraded {
  const tree = parseTree(text);
  const input: unknown = tree && getNodeValue(tree);
  const changes = changesFor(input);
  if (!tree) return { text, changes };
  // From the end: what stands before an edit stays where it is.
  const edits = [...changes.flatMap((change) => editsFor(text, tree, change)), ...versionEdit(tree, changes)];
  const sorted = edits.toSorted((one, other) => one.offset - other.offset);
  return { text: applyEdits(text, sorted), changes };
}

function editsFor(text: string, tree: Node, { path, to }: Change): Edit[] {
  const value = findNodeAtLocation(tree, [...path]);
  const key = value?.parent?.children?.[0];
  if (!value || !key) return [];
  if (!to) return modify(text, [...path], undefined, {});
  return [over(key, JSON.stringify(to.key)), over(value, JSON.stringify(to.value))];
}

function versionEdit(tree: Node, changes: readonly Change[]): Edit[] {
  const said = findNodeAtLocation(tree, ['version']);
  return said && changes.length > 0 ? [over(said, String(LANGUAGE))] : [];
}

const over = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content });
