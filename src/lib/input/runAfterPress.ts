/**
 * Runs a task after the current press (key or pointer) has ended and its target has received the event. For tasks that shift
 * the layout on blur: a user who leaves a field by a press must hit the element under the pointer. Returns a function that
 * cancels it.
 */
export function runAfterPress(task: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onPressEnd = (): void => {
    controller.abort();
    // The click event follows pointerup.
    timer = setTimeout(task);
  };
  for (const eventType of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(eventType, onPressEnd, { signal, capture: true });
  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}
