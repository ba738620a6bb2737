interface Place {
  port: number;
  dataDir: string;
}

/** One line that says what went wrong at the start and what helps. */
export function remedyFor(error: unknown, { port, dataDir }: Place): string {
  const { code, message, errstr } = error as { code?: string; message?: string; errstr?: string };
  const reason = `${message ?? String(error)} ${errstr ?? ''}`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that holds it, or choose another one: SANDBOX_PORT=${port + 1}.`;
  if (code === 'EACCES' && reason.includes('listen'))
    return `Port ${port} may not be opened by this user. Choose one above 1023: SANDBOX_PORT=4000.`;
  if (code === 'ENOSPC' || /database or disk is full|disk I\/O error/i.test(reason))
    return `No space left for ${dataDir}. Free some, or choose another folder: SANDBOX_DATA=/path.`;
  if (
    ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? '') ||
    /unable to open database|readonly database/i.test(reason)
  ) {
    return `The folder ${dataDir} cannot be written. Allow it, or choose another one: SANDBOX_DATA=/path.`;
  }
  if (/malformed|not a database/i.test(reason))
    return `The database in ${dataDir} is damaged. Begin afresh: commerce-sandbox reset --data ${dataDir}.`;
  if (/locked/i.test(reason))
    return `Another sandbox uses ${dataDir}. Stop it, or choose another folder: SANDBOX_DATA=/path.`;
  return `The sandbox could not start: ${reason.trim()}`;
}
