/** A server of the workspace: what it is called, and where it listens. */
export interface ServerPort {
  name: string;
  port: number;
  /** Environment variable that moves it. */
  variable: string;
}

const read = (name: string, variable: string, fallback: number): ServerPort => {
  const port = Number(process.env[variable] ?? fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${variable} is ${JSON.stringify(process.env[variable])}: give a port from 1 to 65535.`);
  return { name, port, variable };
};

/** The commerce sandbox. */
export const sandboxPort = () => read('commerce-sandbox', 'SANDBOX_PORT', 4000);

/** The storefront servers, in the order in which they are shown. */
export const shopPorts = () => [
  read('zepp-coins', 'ZEPP_COINS_PORT', 3000),
  read('uni-coins', 'UNI_COINS_PORT', 3001),
  read('float-price', 'FLOAT_PRICE_PORT', 3002),
];
