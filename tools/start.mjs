// Parsed by old Nodes too, see setup.mjs.
import { launch } from './launch.mjs';

process.argv.splice(2, 0, 'serve');
launch();
