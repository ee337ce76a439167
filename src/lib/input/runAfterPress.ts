/**
 * Does something once the press that is under way has ended, a key or a pointer, and what it was meant for has heard of it. For what
 * moves the page when a field is left: whoever leaves it by a press must meet what stood under the pointer. Answers with what calls it off.
 */
export function runAfterPress(task: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onPressEnd = (): void => {
    controller.abort();
    // The click comes after the pointer was let go.
    timer = setTimeout(task);
  };
  for (const eventType of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(eventType, onPressEnd, { signal, capture: true });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
