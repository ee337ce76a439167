/** What is said of rows that a list showed before they are read anew. */
export const snapshotTexts = { mark: 'Como estaba a las %{time}; se está leyendo de nuevo' } as const;
