/** Names of the resources of an overlay: none here. A build with one gives its own module for this (build/overlay). */
export const overlayNames: readonly string[] = [];
