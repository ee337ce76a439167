/** A problem of an OpenID Connect provider. The message is Spanish. */
export class ProviderError extends Error {}
