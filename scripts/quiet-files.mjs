// Names the test files that are still running when nothing was heard of any for a while. A file that never lets go of
// its process can't be ended by its own limits of time, and without its name nobody would know where to look.
const QUIET_MS = 180_000;

export default class QuietFiles {
  running = new Set();
  timer = null;

  onTestModuleStart({ moduleId }) {
    this.running.add(moduleId);
    this.heard();
  }

  onTestModuleEnd({ moduleId }) {
    this.running.delete(moduleId);
    this.heard();
  }

  onTestRunEnd() {
    clearInterval(this.timer);
  }

  heard() {
    clearInterval(this.timer);
    this.timer = setInterval(() => {
      const names = [...this.running].join(', ');
      console.error(`Nothing heard for ${QUIET_MS / 60_000} minutes; still running: ${names}`);
    }, QUIET_MS);
    this.timer.unref();
  }
}
