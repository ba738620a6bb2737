declare module 'virtual:locales' {
  /** Folders of packages/messages. */
  export const locales: string[];
}

declare module 'virtual:used-icons';
