/** Text for rows from a snapshot, shown until they are refetched. */
export const snapshotTexts = { mark: 'Como estaba a las %{time}; se está leyendo de nuevo' } as const;
