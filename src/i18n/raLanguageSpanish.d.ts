/**
 * The package ships one CommonJS object and no types. Only the texts that `es/ra.ts` takes over are declared,
 * so using another one (most of the rest is faulty) is a compile error.
 */
declare module 'ra-language-spanish' {
  const messages: {
    ra: {
      action: Record<'show' | 'list' | 'save' | 'create' | 'edit' | 'sort' | 'cancel' | 'undo', string>;
      boolean: Record<'false', string>;
      page: Record<'create' | 'not_found' | 'loading', string>;
      input: { references: Record<'many_missing' | 'single_missing', string> };
      message: Record<'about' | 'no', string>;
      navigation: Record<'page_range_info', string>;
      auth: Record<'username' | 'password', string>;
      notification: Record<'updated' | 'created' | 'bad_item' | 'item_doesnt_exist', string>;
      validation: Record<'minLength' | 'maxValue' | 'oneOf', string>;
    };
  };
  export default messages;
}
