/** Says whether anything below a node has changed since this was last asked; at first it has. */
export function watchChanges(node: Node): () => boolean {
  let hasChanged = true;
  const { MutationObserver } = (node.ownerDocument ?? (node as Document)).defaultView ?? globalThis;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(node, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    const result = hasChanged || observer.takeRecords().length > 0;
    hasChanged = false;
    return result;
  };
}
