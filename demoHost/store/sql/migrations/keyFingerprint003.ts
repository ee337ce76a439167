/** One row: the fingerprint of the key that encrypts secrets in this database. */
export const keyFingerprint003 = `
create table key_fingerprint (is_only boolean primary key default true check (is_only), fingerprint text collate "C" not null);
`;
