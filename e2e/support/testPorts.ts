import { movePorts } from '@shop/tooling/ports';

/** The tests run beside shops that are open: on ports of their own, unless the environment names others. */
movePorts(100);
