/** The stream of changes, which stays open as long as its page. It is no call of a screen. */
export const EVENTS_PATH = '/api/events';
