-- Tells wrk to print what it measured as JSON on its last line.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"seconds":%f,"bytes":%d,"p50":%f,"p97_5":%f,"failed":%d}\n',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1000, latency:percentile(97.5) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
