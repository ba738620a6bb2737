/**
 * Pages that do nothing but let somebody in: they stand without header and footer (frame-02), and nobody wants to go
 * back to them. Takes a path, with its query or without.
 */
export const isEntrance = (path: string): boolean =>
  /^\/(sign-in|forgot-password|customer\/account\/createPassword|autosignin|oauthlogin|custompage)(?![^?/])/.test(path);
