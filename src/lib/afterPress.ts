/**
 * Does something once the press that is under way has ended, a key or a pointer, and what it was meant for has heard of it. For what
 * moves the page when a field is left: whoever leaves it by a press must meet what stood under the pointer. Answers with what calls it off.
 */
export function afterPress(task: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOver = (): void => {
    ends.abort();
    // The click comes after the pointer was let go.
    timer = setTimeout(task);
  };
  for (const name of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(name, isOver, { signal, capture: true });
  return () => {
    ends.abort();
    clearTimeout(timer);
  };
}
