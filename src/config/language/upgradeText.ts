import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type Edit,
  type Node,
} from 'jsonc-parser';
import type { LanguageChange } from './languageChanges';
import { findLanguageChanges } from './upgrade';
import { LANGUAGE_VERSION } from './version';

/** What the text of a file became. */
export interface UpgradedText {
  text: string;
  changes: readonly LanguageChange[];
}

/**
 * Rewrites older spellings in the text of a declaration or a config. Only the keys and values in question are touched: comments,
 * order and layout stay. A version that the file says becomes that of this console.
 */
export function upgradeText(text: string): UpgradedText {
  const tree = parseTree(text);
  const input: unknown = tree && getNodeValue(tree);
  const changes = findLanguageChanges(input);
  if (!tree) return { text, changes };
  // From the end: what stands before an edit stays where it is.
  const edits = [
    ...changes.flatMap((change) => createEdits(text, tree, change)),
    ...createVersionEdit(tree, changes),
  ];
  const sorted = edits.toSorted((a, b) => a.offset - b.offset);
  return { text: applyEdits(text, sorted), changes };
}

function createEdits(text: string, tree: Node, { path, replacement }: LanguageChange): Edit[] {
  const value = findNodeAtLocation(tree, [...path]);
  const key = value?.parent?.children?.[0];
  if (!value || !key) return [];
  if (!replacement) return modify(text, [...path], undefined, {});
  return [
    replaceNode(key, JSON.stringify(replacement.key)),
    replaceNode(value, JSON.stringify(replacement.value)),
  ];
}

function createVersionEdit(tree: Node, changes: readonly LanguageChange[]): Edit[] {
  const versionNode = findNodeAtLocation(tree, ['version']);
  return versionNode && changes.length > 0 ? [replaceNode(versionNode, String(LANGUAGE_VERSION))] : [];
}

const replaceNode = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content });
