/** Says whether anything below a node has changed since this was last asked; at first it has. */
export function changesBelow(node: Node): () => boolean {
  let changed = true;
  const { MutationObserver } = (node.ownerDocument ?? (node as Document)).defaultView ?? globalThis;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(node, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    const has = changed || observer.takeRecords().length > 0;
    changed = false;
    return has;
  };
}
