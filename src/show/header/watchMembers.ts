/** An object, and a function that tells if a member was read that the object does not have. */
interface WatchedMembers<Members> {
  members: Members;
  hasMissed: () => boolean;
}

/**
 * Returns the same members in an object that notes each read of an absent one, at any depth. A row of a list has fewer members than
 * its record, so a text that reads an absent member may be another text for the record.
 *
 * @param optional Names that may be absent.
 */
export function watchMembers<Members extends object>(
  root: Members,
  optional: readonly string[] = [],
): WatchedMembers<Members> {
  let hasMissed = false;
  const note = (target: object, key: string | symbol): void => {
    // A path such as `asset.alias` is looked up as a name first, then name by name.
    if (typeof key === 'string' && !key.includes('.') && !(key in target) && !optional.includes(key))
      hasMissed = true;
  };
  const watch = <Target extends object>(watchedTarget: Target): Target =>
    new Proxy(watchedTarget, {
      getOwnPropertyDescriptor: (target, key) => {
        note(target, key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      get: (target, key) => {
        note(target, key);
        const value: unknown = Reflect.get(target, key);
        return isContainer(value) && !Object.isFrozen(target) ? watch(value) : value;
      },
    });
  return { members: watch(root), hasMissed: () => hasMissed };
}

/** True for the objects and lists of JSON. A number with more digits than JavaScript has is an object of another class. */
const isContainer = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
