type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const readDescriptors = (target: object): Descriptors =>
  new Map(
    Reflect.ownKeys(target).flatMap((key) => {
      const descriptor = Object.getOwnPropertyDescriptor(target, key);
      return descriptor ? [[key, descriptor] as const] : [];
    }),
  );

/**
 * Remembers the members of the shared document's objects that tests replace. The returned function puts them back, because all
 * files of a worker share one document: an `<a>` whose `click` did nothing any more failed a test of another file. Members that a
 * library adds to an instance, such as React's marks, stay.
 */
export function watchDom(window: Window & typeof globalThis): () => void {
  const prototypes = [
    window.Node,
    window.Element,
    window.HTMLElement,
    window.HTMLAnchorElement,
    window.HTMLButtonElement,
    window.HTMLFormElement,
    window.HTMLInputElement,
    window.HTMLImageElement,
    window.HTMLMediaElement,
    window.HTMLCanvasElement,
    window.HTMLDialogElement,
    window.Storage,
    window.Range,
  ].map(({ prototype }) => prototype as object);
  const instances: object[] = [window.document, window.navigator];
  const snapshots = [...prototypes, window.URL, ...instances].map(
    (target) => [target, readDescriptors(target)] as const,
  );
  return () => {
    for (const [target, descriptors] of snapshots) {
      const isInstance = instances.includes(target);
      for (const key of readDescriptors(target).keys()) {
        if (descriptors.has(key)) continue;
        const isOverride = key in (Object.getPrototypeOf(target) as object);
        if (!isInstance || isOverride) Reflect.deleteProperty(target, key);
      }
      for (const [key, descriptor] of descriptors) {
        const current = Object.getOwnPropertyDescriptor(target, key);
        if (current?.value !== descriptor.value || current?.get !== descriptor.get)
          Reflect.defineProperty(target, key, descriptor);
      }
    }
  };
}
